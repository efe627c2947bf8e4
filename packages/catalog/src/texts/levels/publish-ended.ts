import { formatCount, formatList } from '@commissary/domain';

interface EndedCounts {
  readonly SUCCESS?: number | undefined;
  readonly FAILED?: number | undefined;
  readonly TERMINATED?: number | undefined;
}

const at = (count: number): string => formatCount(count, 'location');

/** What is told when a publish has ended that took long, to who asked for it. */
export const publishEndedTexts = {
  ended: (title: string, { SUCCESS = 0, FAILED = 0, TERMINATED = 0 }: EndedCounts) =>
    `The publish of ${title} has ended: ${formatList([
      ...(SUCCESS > 0 || FAILED + TERMINATED === 0 ? [`live at ${at(SUCCESS)}`] : []),
      ...(FAILED > 0 ? [`failed at ${at(FAILED)}`] : []),
      ...(TERMINATED > 0 ? [`stopped at ${at(TERMINATED)}`] : []),
    ])}.`,
  open: 'Open the publish',
};
