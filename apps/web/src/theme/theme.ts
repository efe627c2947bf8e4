import {
  type CSSVariablesResolver,
  convertCssVariables,
  createTheme,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineColorsTuple,
  mergeMantineTheme,
} from '@mantine/core';
import type { KeyboardEvent, SyntheticEvent } from 'react';

const colors = {
  aubergine: [
    '#FEF1F8',
    '#FADFED',
    '#EEC3DA',
    '#DAA0C0',
    '#C07CA3',
    '#A55B86',
    '#893F6C',
    '#722A57',
    '#5C1E45',
    '#421030',
  ],
  gray: ['#FCF9F7', '#F5F2EE', '#E9E5E1', '#DAD5D0', '#C2BDB7', '#8F8A83', '#6D665F', '#554F48', '#3A342E', '#251F19'],
  dark: ['#EEE8E4', '#BEB8B3', '#9E9994', '#76706C', '#3D3835', '#2E2926', '#282320', '#1E1A17', '#16120F', '#110D0A'],
  verdigris: [
    '#ECF8F8',
    '#D4EEEF',
    '#AFDADD',
    '#84C1C4',
    '#57A4A8',
    '#23878C',
    '#076B6F',
    '#035457',
    '#044245',
    '#012D2F',
  ],
  enamel: [
    '#EFF6FF',
    '#DAE9FF',
    '#B6D3FE',
    '#8CB6F5',
    '#6496E0',
    '#3E76C9',
    '#215BAD',
    '#054595',
    '#013579',
    '#002356',
  ],
  saffron: [
    '#FDF3E8',
    '#F9E4CC',
    '#ECCBA3',
    '#D9AB72',
    '#BF8941',
    '#A36900',
    '#805202',
    '#654001',
    '#503201',
    '#372100',
  ],
  basil: ['#EEF9EE', '#D8EFD9', '#B6DDB9', '#8DC492', '#65A86D', '#3C8B49', '#18702D', '#01591C', '#024615', '#01300C'],
  cayenne: [
    '#FEF2F0',
    '#FFDFDC',
    '#FEBFB9',
    '#FC928A',
    '#E66862',
    '#CC3D3D',
    '#AE1320',
    '#8C0214',
    '#70020E',
    '#4F0007',
  ],
} satisfies Record<string, MantineColorsTuple>;

/** Enter and the space bar open a list of options that is closed, as a click does. */
const openByKey = (event: KeyboardEvent<HTMLInputElement>): void => {
  const { key, currentTarget } = event;
  if ((key !== 'Enter' && key !== ' ') || isOpen(currentTarget)) return;
  event.preventDefault();
  currentTarget.click();
};

/** The first key replaces the chosen option, and does not continue its name. */
const selectText = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
  if (!isOpen(currentTarget) && matchMedia('(pointer: fine)').matches) currentTarget.select();
};

const isOpen = (input: HTMLInputElement): boolean => input.getAttribute('aria-expanded') === 'true';

export const theme = createTheme({
  colors,
  primaryColor: 'aubergine',
  primaryShade: { light: 7, dark: 6 },
  black: '#261F1A',
  white: '#FFFFFF',
  fontFamily: 'var(--font-text)',
  headings: {
    fontFamily: 'var(--font-title)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '24px', lineHeight: '30px' },
      h2: { fontSize: '16px', lineHeight: '24px' },
      h3: { fontSize: '14px', lineHeight: '20px' },
    },
  },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '18px', md: '20px', lg: '24px', xl: '28px' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '3px', sm: '4px', md: '6px', lg: '10px', xl: '14px' },
  defaultRadius: 'md',
  shadows: {
    xs: 'var(--c-shadow-1)',
    sm: 'var(--c-shadow-1)',
    md: 'var(--c-shadow-2)',
    lg: 'var(--c-shadow-2)',
    xl: 'var(--c-shadow-2)',
  },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 28 } },
    TextInput: { defaultProps: { size: 'sm' } },
    // A list of options is drawn inside the landmark that every page has, so that assistive technology finds it there.
    Combobox: { defaultProps: { shadow: 'md', portalProps: { target: '#main' } } },
    // Every choice can be typed, also one of few; Enter selects the first match of what was typed. The list itself
    // scrolls: with a scroll area around it, a keyboard user could not tell which element scrolls.
    Select: {
      defaultProps: {
        size: 'sm',
        searchable: true,
        // The tab key leads through a form without opening what it passes.
        openOnFocus: false,
        // No keyboard covers the options of a short list on a touch screen.
        inputMode: 'none',
        onKeyDown: openByKey,
        onClick: selectText,
        onFocus: selectText,
        selectFirstOptionOnChange: true,
        withScrollArea: false,
      },
    },
    MultiSelect: { defaultProps: { selectFirstOptionOnChange: true, withScrollArea: false } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    NumberInput: { defaultProps: { size: 'sm', hideControls: true } },
    Checkbox: { defaultProps: { size: 'xs', radius: 'sm' } },
    Switch: { defaultProps: { size: 'sm', withThumbIndicator: false } },
    // Mantine's own scroll lock writes a style element, which the content security policy refuses; global.css locks.
    Modal: {
      defaultProps: {
        radius: 'lg',
        padding: 0,
        withCloseButton: false,
        shadow: 'md',
        centered: true,
        lockScroll: false,
      },
    },
    Drawer: { defaultProps: { padding: 0, withCloseButton: false, shadow: 'md', lockScroll: false } },
    Menu: { defaultProps: { shadow: 'md', radius: 'lg' } },
    Popover: { defaultProps: { shadow: 'md', radius: 'lg' } },
  },
});

const token = (name: string) => `var(--c-${name})`;

const both = {
  '--mantine-color-body': token('canvas'),
  '--mantine-color-text': token('text'),
  '--mantine-color-dimmed': token('text-3'),
  '--mantine-color-placeholder': token('text-3'),
  '--mantine-color-default': token('surface'),
  '--mantine-color-default-hover': token('hover'),
  '--mantine-color-default-border': token('control-line'),
  '--mantine-color-default-color': token('text'),
  '--mantine-color-error': token('error'),
  '--mantine-color-anchor': token('accent-text'),
  '--mantine-primary-color-filled': token('accent'),
  '--mantine-primary-color-filled-hover': token('accent-hover'),
  '--mantine-color-aubergine-filled': token('accent'),
  '--mantine-color-aubergine-filled-hover': token('accent-hover'),
  '--mantine-color-aubergine-outline': token('focus'),
  '--mantine-color-aubergine-text': token('accent-text'),
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...both, '--mantine-color-scheme': 'light' },
  dark: { ...both, '--mantine-color-scheme': 'dark' },
});

/**
 * Mantine would write its variables into a style element, which the content security policy refuses; a constructed
 * style sheet is no element.
 */
export const adoptThemeVariables = (): void => {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const defaults = defaultCssVariablesResolver(merged);
  const own = cssVariablesResolver(merged);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    convertCssVariables(
      {
        variables: { ...defaults.variables, ...own.variables },
        light: { ...defaults.light, ...own.light },
        dark: { ...defaults.dark, ...own.dark },
      },
      ':root',
    ),
  );
  document.adoptedStyleSheets.push(sheet);
};
