import { useMantineColorScheme } from '@mantine/core';
import { Segmented } from '../ui/segmented.tsx';

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Automatic' },
] as const;

/** Light or dark, or whatever the machine says; kept in this browser. */
export function ColorSchemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return <Segmented label="Appearance" value={colorScheme} options={schemes} onChange={setColorScheme} />;
}
