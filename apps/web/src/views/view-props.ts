import type { RegisteredScreen } from '@commissary/catalog';

/** What every view receives: the line of the registry that it belongs to. */
export interface ViewProps {
  readonly screen: RegisteredScreen;
}
