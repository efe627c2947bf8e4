export { AllRowsCheckbox, NoCheckbox, RowCheckbox } from './row-checkbox.tsx';
export { SelectionBar } from './selection-bar.tsx';
export { useRowSelection } from './use-row-selection.ts';
