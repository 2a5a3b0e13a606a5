"""The manifest: what the edition consists of and what was read, so that nothing changes unseen.

`lock` reads and writes manifest.lock; `pages` seals pages that were read, `wording` tells what
changed in them; `holdings` knows the files and how much each holds; `listed` the kinds of laws and
the relations; `check` compares all of it with what is there; `accepting` writes anew, on purpose.
"""
