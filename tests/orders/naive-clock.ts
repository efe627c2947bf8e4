/** What the clocks of a zone show at an instant, as `Intl` writes it; no function of the product. */
export interface NaiveClock {
  readonly date: string;
  readonly day: number;
  /** Seconds since midnight. */
  readonly second: number;
}

export const naiveClock = (instant: number, timeZone: string): NaiveClock => {
  const text = new Date(instant).toLocaleString('sv-SE', { timeZone });
  const [date = '', time = ''] = text.split(' ');
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return { date, day: new Date(`${date}T00:00:00Z`).getUTCDay(), second: hours * 3600 + minutes * 60 + seconds };
};

export const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
