import { explanationTexts as texts } from '@commissary/catalog';
import { openingAt, type WeekHours } from '@commissary/domain';
import { memberPath } from '@commissary/schema';
import { whenWords } from '../../formatting/index.ts';
import type { ValueSource } from './set-by.tsx';
import { SourcedLine } from './sourced-line.tsx';

export interface OpeningLineProps {
  readonly hours: WeekHours;
  readonly channel: keyof typeof texts.channels;
  readonly timeZone: string;
  readonly instant: number;
  /** Where a path of the settings is set. */
  readonly sourceOf: (path: string) => ValueSource | null;
}

/** Whether a channel is open at an instant, by which days, where these are set and by whom. [RULE.why.03] */
export function OpeningLine({ hours, channel, timeZone, instant, sourceOf }: OpeningLineProps) {
  const { isOpen, changesAt, special, source } = openingAt(hours, channel, timeZone, instant);
  const when = changesAt === null ? null : whenWords(changesAt, timeZone, instant);
  const words = isOpen ? texts.openUntil(texts.channels[channel], when) : texts.closed(texts.channels[channel], when);
  const rule = special === null ? texts.usualWeek : texts.specialDay(special.label ?? '', special.dateString);
  const path = special?.id === undefined ? `/hours/${source}` : memberPath('/hours/specialHours', special.id);
  return <SourcedLine text={texts.by(words, rule)} source={sourceOf(path)} />;
}
