"""Pictures of every screen: ``python -m tests.pictures FOLDER`` draws scripted scenes as SVG files.

A scene is an ``async def`` in a module of ``tests.pictures.scenes``, marked ``@scene``, that brings the program on its
stage to what is to be seen. The same scenes serve the tests that look at all screens. Options choose among them:

    python -m tests.pictures /tmp/look --scene patience --room 80x24 120x40 --theme kortspel --lang sv en
    python -m tests.pictures --readme        the README's pictures, into tests/pictures/readme/
    python -m tests.pictures --list          the names of the scenes
"""
