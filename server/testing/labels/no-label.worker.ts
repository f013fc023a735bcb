/** A thread that does not even start. */
throw new Error('this file has no label')
