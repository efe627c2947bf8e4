import type { RegisteredScreen } from '@commissary/catalog';

/** The properties of every view: its line of the registry. */
export interface ViewProps {
  readonly screen: RegisteredScreen;
}
