export { SchemePicker } from './scheme-picker.tsx';
export { useChosenScheme } from './use-chosen-scheme.ts';
export { useSettingNames } from './use-setting-names.ts';
export { WeekCard } from './week-card.tsx';
