/** `--smallest` measures nothing: it executes every line once, at the smallest size, to see that the benchmarks still run. */
export const isSmallest = process.argv.includes('--smallest');

/** The size that is measured, or the smallest one. */
export const sized = (usual, smallest) => (isSmallest ? smallest : usual);

/** The same where the command line may give another size, at its place. */
export const sizedBy = (place, usual, smallest) => sized(Number(process.argv[place] ?? usual), smallest);

/** How often something is measured after a first round, which fills caches: at the smallest size that round is the only one. */
export const roundsAfterFirst = usual => sized(usual, 0);
export const isCounted = round => isSmallest || round > 0;
