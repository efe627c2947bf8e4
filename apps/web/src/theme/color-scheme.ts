/** The key under which Mantine stores the user's choice of light, dark or automatic. */
const chosenKey = 'mantine-color-scheme-value';
const dark = '(prefers-color-scheme: dark)';

/** Sets light or dark before the first paint; once Mantine is loaded it does the same. */
export const applyColorScheme = (): void => {
  const query = matchMedia(dark);
  const apply = () => document.documentElement.setAttribute('data-mantine-color-scheme', scheme(query.matches));
  query.addEventListener('change', apply);
  apply();
};

const scheme = (machineIsDark: boolean): 'light' | 'dark' => {
  const chosen = readChoice();
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return machineIsDark ? 'dark' : 'light';
};

const readChoice = (): string | null => {
  try {
    return localStorage.getItem(chosenKey);
  } catch {
    return null;
  }
};
