"""Computer players: for each game a module with ``choose`` and ``plain``.

``choose(view, player, rng, *, effort=1.0) -> Move`` is the move of the seat to move, from that seat's view alone;
``player`` has a level and, in Pakker, a character. The same view and generator give the same move on any machine.
``effort`` scales how much is imagined, never which kinds of move are thought of. ``plain(view, rng) -> Move`` is the
simple player that takes over for a move when ``choose`` fails. A module that has tables to build may have a
``warm()`` that does so; it is called when a game opens.
"""
