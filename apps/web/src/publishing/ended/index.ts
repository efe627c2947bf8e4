export { followPublishes, watchFollowedPublishes } from './followed-publishes.ts';
