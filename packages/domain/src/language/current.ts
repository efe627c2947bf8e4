/** The language of this build of the console, and of what the server writes unless it is asked for another. */
export { english as language } from './english.ts';
