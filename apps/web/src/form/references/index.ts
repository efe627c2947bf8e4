export { RemoveAction } from './remove-action.tsx';
export { removedReferencesLink, removedReferencesMessage } from './removed-references-message.ts';
export { isReferredTo, usagesOf, usedRowsOf } from './usage-queries.ts';
export { UsagesList } from './usages-list.tsx';
export { UsagesPanel } from './usages-panel.tsx';
