import { withTimeout } from '../../navigation/index.ts';

/** What exports and imports a document, loaded when a file is asked for. */
export const loadFiles = () => withTimeout(import('./import-file.ts'));
