@rem "exec" of other shells, for package.json: the program takes the place of the shell, and gets the signals that are sent to it.
@%*
