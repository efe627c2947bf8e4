export { EntriesAbout } from './entries-about.tsx';
