"""The manifest: the list of all that the edition consists of, so that nothing changes unseen.

`lock` reads and writes manifest.lock. `pages` seals pages that were read, and `wording` says what
changed in them. `holdings` knows the files and how much each holds. `listed` knows the kinds of
laws and the relations. `check` compares all of this with what exists. `accepting` updates it on
purpose, and `telling` shortens long lists of faults.
"""
