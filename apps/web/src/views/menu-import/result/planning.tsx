import { menuImportScreenTexts as texts } from '@commissary/catalog';
import { type Store, useStore } from '../../../ui/index.ts';

/** How far the plan is. */
export const Planning = ({ percent }: { readonly percent: Store<number> }) => texts.planning(useStore(percent));
