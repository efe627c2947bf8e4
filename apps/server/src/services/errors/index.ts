export {
  ApiError,
  apiError,
  forbidden,
  notFound,
  notYours,
  outdated,
  tooLarge,
  tooMuch,
  unauthenticated,
} from './api-error.ts';
export { failuresOf } from './schema-failures.ts';
