import { isArray, isRecord } from '@commissary/schema';
import type { RefusalCode } from './error.ts';
import { isUnsafeKey } from './prototype-keys.ts';

/**
 * Reads untrusted values once: whether they are JSON, their depth and their total size. Escapes in strings are not
 * counted.
 */
export class SizeLimiter {
  private bytes = 0;
  private readonly maxBytes: number;
  private readonly maxDepth: number;

  constructor(maxBytes: number, maxDepth: number) {
    this.maxBytes = maxBytes;
    this.maxDepth = maxDepth;
  }

  get isFull(): boolean {
    return this.bytes > this.maxBytes;
  }

  /** Counts the bytes of a text and returns them. */
  text(text: string): number {
    const bytes = bytesOf(text);
    this.bytes += bytes + 2;
    return bytes;
  }

  /** Counts a value that is `depth` steps deep; returns why it is rejected, if it is. */
  value(value: unknown, depth: number): RefusalCode | undefined {
    if (depth > this.maxDepth) return 'too-deep';
    if (isArray(value)) return this.members(value, depth);
    if (isRecord(value)) return this.properties(value, depth);
    if (typeof value === 'string') this.text(value);
    else if (typeof value === 'number' && Number.isFinite(value)) this.bytes += String(value).length;
    else if (value === null || typeof value === 'boolean') this.bytes += 4;
    else return 'bad-value';
    return this.isFull ? 'too-large' : undefined;
  }

  private members(value: readonly unknown[], depth: number): RefusalCode | undefined {
    this.bytes += value.length + 2;
    for (let i = 0; i < value.length; i++) {
      const problem = this.value(value[i], depth + 1);
      if (problem !== undefined) return problem;
    }
    return this.isFull ? 'too-large' : undefined;
  }

  private properties(value: object, depth: number): RefusalCode | undefined {
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return 'bad-value';
    this.bytes += 2;
    for (const [key, below] of Object.entries(value)) {
      if (isUnsafeKey(key)) return 'unsafe-key';
      if (below === undefined) continue;
      this.bytes += 2;
      this.text(key);
      const problem = this.value(below, depth + 1);
      if (problem !== undefined) return problem;
    }
    return this.isFull ? 'too-large' : undefined;
  }
}

const bytesOf = (text: string): number => {
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
};
