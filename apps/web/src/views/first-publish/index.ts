export { FirstPublish } from './first-publish.tsx';
