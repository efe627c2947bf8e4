export { type Author, type Authors, authorOf, valueAuthors } from './authors.ts';
