import { lazyComponent } from '../../navigation/index.ts';

/** Loaded with the first list whose members have prices. */
export const WhyPrice = lazyComponent(async () => (await import('./why-price.tsx')).WhyPrice);
