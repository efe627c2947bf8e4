import type { Hours, SpecialHours } from '@commissary/catalog';
import { hoursTexts } from '@commissary/catalog';
import { type Channel, channels, sourceChannel } from '@commissary/domain';
import { formatOpenTimes } from './format-open-times.ts';
import { isValidEntry } from './week-state.ts';

/** The name of each channel inside a sentence. */
export const channelText: Readonly<Record<Channel, string>> = {
  inStore: hoursTexts.inStore,
  online: hoursTexts.online,
  delivery: hoursTexts.delivery,
  onlineDelivery: hoursTexts.onlineDelivery,
};

export interface SpecialLine {
  readonly words: string;
  readonly channels: string;
}

/** A special day as text, channels with the same hours together; flags are included. */
export const specialLines = (hours: Hours, special: SpecialHours): readonly SpecialLine[] => {
  const said = new Map<string, Channel[]>();
  for (const channel of channels) {
    const set = special[sourceChannel(hours, channel)];
    const words = set === undefined ? hoursTexts.regularHoursLabel : formatOpenTimes(set.filter(isValidEntry));
    said.set(words, [...(said.get(words) ?? []), channel]);
  }
  return [...said].map(([words, same]) => ({
    words,
    channels:
      same.length === channels.length ? hoursTexts.allChannelsLabel : sentence(same.map(one => channelText[one])),
  }));
};

const sentence = (words: readonly string[]): string => {
  const text = words.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
