"""What the screens of all table games are made of.

A game's screen is a ``TableScreen`` (or, where tricks are played, a ``TrickScreen``) that says what lies on the table
as plain data: ``table`` gives a ``TablePicture``, ``hand_lines`` the words beside the hand, ``offered`` what can be
chosen, ``choosable`` the cards that may be picked now, ``marks`` whether cards are marked (an exchange) or played at
once. Rooms, drawing, log, hand, panel for amounts, keys and mouse are the kit's.
"""
