export { scopeName } from './employee-text.ts';
export { employeesHref } from './employees-view.tsx';
export { givingText, permissionGivingText } from './giving-text.ts';
