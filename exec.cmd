@rem Windows has no exec: the npm scripts find this file and start the same program.
@%*
