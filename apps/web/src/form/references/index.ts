export { RemoveAction } from './remove-action.tsx';
export { removedReferencesLink, removedReferencesMessage } from './removed-references-message.ts';
export { isReferredTo, usedRowsOf } from './usage-queries.ts';
export { UsagesAction } from './usages-action.tsx';
export { UsagesList } from './usages-list.tsx';
