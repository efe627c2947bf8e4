export { RemoveAction } from './remove-action.tsx';
export { removedReferencesLink, removedReferencesMessage } from './removed-references-message.ts';
export { isReferredTo } from './usage-queries.ts';
export { UsagesAction } from './usages-action.tsx';
