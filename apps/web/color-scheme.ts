/**
 * Sets light or dark, and follows the machine where the user has not chosen. It is a part of the page, before its first
 * paint (`color-scheme-plugin.ts`), so it uses nothing from outside of itself. Once Mantine is loaded it does the same.
 */
export const applyColorScheme = (): void => {
  const machine = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    let chosen: string | null = null;
    try {
      // The key under which Mantine stores the user's choice of light, dark or automatic.
      chosen = localStorage.getItem('mantine-color-scheme-value');
    } catch {
      // A browser may refuse storage.
    }
    const isDark = chosen === 'dark' || (chosen !== 'light' && machine.matches);
    document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  };
  machine.addEventListener('change', apply);
  apply();
};
