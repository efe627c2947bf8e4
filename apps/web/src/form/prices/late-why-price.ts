import { lazyComponent } from '../../navigation/index.ts';

/** Loaded with the first list whose members have prices. */
export const LateWhyPrice = lazyComponent(async () => (await import('./why-price.tsx')).WhyPrice);
