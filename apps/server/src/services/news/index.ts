export { readNews, saveNews } from './news.ts';
