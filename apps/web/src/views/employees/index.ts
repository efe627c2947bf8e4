export { scopeName } from './employee-text.ts';
export { employeesHref } from './employees-href.ts';
export { givingText, permissionGivingText } from './giving-text.ts';
