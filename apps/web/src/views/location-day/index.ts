export { LocationDay } from './location-day.tsx';
