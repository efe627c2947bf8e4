import { canaryTexts as texts } from '@commissary/catalog';
import type { RefusalWords } from '../index.ts';

/** Why a publish was refused for its pilots, by code. */
export const pilotRefusals: RefusalWords = {
  NOT_PUBLISHED: texts.refusals.elsewhere,
  ALL_PILOTS: texts.refusals.all,
  PILOTS_NEED_ONE_START: texts.refusals.oneStart,
  PILOTS_NEED_EVERYTHING: texts.refusals.part,
};
