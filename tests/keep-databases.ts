import { keepDatabases } from '../apps/server/src/testing/kept-databases.ts';

// The runner ends the processes in which the files run.
keepDatabases();
