export { ApiError, apiError, forbidden, notFound, notYours, tooLarge, tooMuch, unauthenticated } from './api-error.ts';
