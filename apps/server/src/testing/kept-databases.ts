let kept = false;

/**
 * Lets this process keep embedded databases open until it is ended by the one that started it. One that has to end by
 * itself, such as the long form of a proof, would wait for them.
 */
export const keepDatabases = (): void => {
  kept = true;
};

export const areDatabasesKept = (): boolean => kept;
