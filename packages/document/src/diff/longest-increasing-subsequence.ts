/**
 * Marks one longest increasing subsequence of the numbers, which are all different: true where a number belongs to it.
 */
export const longestIncreasingSubsequence = (numbers: readonly number[]): readonly boolean[] => {
  const tails: number[] = [];
  const before = new Array<number>(numbers.length).fill(-1);
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number;
    // A list that kept its order usually continues to grow at its end.
    const isLargest = tails.length === 0 || (numbers[tails.at(-1) as number] as number) < number;
    const length = isLargest ? tails.length : firstNotBelow(tails, numbers, number);
    before[i] = length === 0 ? -1 : (tails[length - 1] as number);
    tails[length] = i;
  }
  const stays = new Array<boolean>(numbers.length).fill(false);
  for (let i = tails.at(-1) ?? -1; i !== -1; i = before[i] as number) stays[i] = true;
  return stays;
};

const firstNotBelow = (tails: readonly number[], numbers: readonly number[], number: number): number => {
  let low = 0;
  let high = tails.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[tails[middle] as number] as number) < number) low = middle + 1;
    else high = middle;
  }
  return low;
};
