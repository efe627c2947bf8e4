import { array, color, type Field, group, idField, image, initial, list, text, type Value } from '@commissary/schema';
import { named } from '../../../rule.ts';

/** The areas of the POS screen that a theme colors, with the words of its users. */
export const themeAreas = [
  { key: 'main', title: 'Screen' },
  { key: 'primary', title: 'Top bar' },
  { key: 'button', title: 'Buttons' },
  { key: 'input', title: 'Input fields' },
  { key: 'highlight', title: 'Selected / highlight' },
  { key: 'menuTile', title: 'Menu tiles' },
  { key: 'ticket', title: 'Ticket' },
] as const;
export type ThemeArea = (typeof themeAreas)[number]['key'];

const lines = (initial: string) => color({ label: 'Border / primary color', initial });
const ink = (initial: string) => color({ label: 'Text', initial });
const ground = (initial: string) => color({ label: 'Background', initial });

const themeFields = group(
  {
    label: 'Theme',
    layout: [
      { fields: ['name'] },
      ...themeAreas.map(({ key, title }) => ({
        title,
        fields: [`${key}Background`, `${key}TextColor`, `${key}Color`],
      })),
      { title: 'Rear display', fields: ['rearDisplayCarouselImagesImageUrls'] },
    ],
  },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60 }),
    mainColor: lines('#d8d3cb'),
    mainTextColor: ink('#2a2521'),
    mainBackground: ground('#f4f1ec'),
    primaryColor: lines('#214567'),
    primaryTextColor: ink('#ffffff'),
    primaryBackground: ground('#306090'),
    buttonColor: lines('#306090'),
    buttonTextColor: ink('#214567'),
    buttonBackground: ground('#e4edf6'),
    inputColor: lines('#8f8a84'),
    inputTextColor: ink('#2a2521'),
    inputBackground: ground('#ffffff'),
    highlightColor: lines('#b9501a'),
    highlightTextColor: ink('#ffffff'),
    highlightBackground: ground('#b9501a'),
    menuTileColor: lines('#d8d3cb'),
    menuTileTextColor: ink('#2a2521'),
    menuTileBackground: ground('#ffffff'),
    ticketColor: lines('#d8d3cb'),
    ticketTextColor: ink('#2a2521'),
    ticketBackground: ground('#fffdf8'),
    rearDisplayCarouselImagesImageUrls: array(
      { label: 'Images', help: 'Rotates on the rear display when idle', max: 12 },
      image({ label: 'Image' }),
    ),
  },
  [named()],
);
export interface PosTheme extends Value<typeof themeFields> {}
export const posTheme: Field<PosTheme> = themeFields;

const light: PosTheme = { ...initial(posTheme), id: 'light', name: 'Light' };
const dark: PosTheme = {
  ...light,
  id: 'dark',
  name: 'Dark',
  mainColor: '#3d3834',
  mainTextColor: '#f1eee9',
  mainBackground: '#191715',
  primaryColor: '#4b8fdb',
  primaryTextColor: '#e9f0f8',
  primaryBackground: '#14273b',
  buttonColor: '#4b8fdb',
  buttonTextColor: '#dceafa',
  buttonBackground: '#1d3a58',
  inputColor: '#7a736d',
  inputTextColor: '#f1eee9',
  inputBackground: '#262320',
  highlightColor: '#ffd84d',
  highlightTextColor: '#2b2206',
  highlightBackground: '#ffd84d',
  menuTileColor: '#48433e',
  menuTileTextColor: '#f1eee9',
  menuTileBackground: '#2a2623',
  ticketColor: '#48433e',
  ticketTextColor: '#f1eee9',
  ticketBackground: '#211e1b',
};

const fields = list(
  {
    label: 'Themes',
    max: 50,
    initial: [light, dark],
    builtInIds: [light.id, dark.id],
    defaultName: 'New Theme',
    columns: [],
  },
  posTheme,
);

export interface PosThemes extends Value<typeof fields> {}
export const posThemes: Field<PosThemes> = fields;
