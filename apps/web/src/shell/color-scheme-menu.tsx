import { shellTexts } from '@commissary/catalog';
import { useMantineColorScheme } from '@mantine/core';
import { Segmented } from '../ui/index.ts';

const schemes = [
  { value: 'light', label: shellTexts.light },
  { value: 'dark', label: shellTexts.dark },
  { value: 'auto', label: shellTexts.automatic },
] as const;

/** Light, dark, or the setting of the system; stored in this browser. */
export function ColorSchemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return <Segmented label={shellTexts.appearance} value={colorScheme} options={schemes} onChange={setColorScheme} />;
}
