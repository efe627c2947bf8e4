import { readFile, writeFile } from 'node:fs/promises';
import { JsonReporter } from 'vitest/node';
import { secondsOfTree } from './processor-seconds.mjs';

/**
 * Vitest's report as JSON with what each error says, and the processor seconds of each file. Node tests count their own (count-file-seconds.mjs).
 * The files of component tests run one after the other in a browser below this process, and nothing else runs then: each
 * has what the whole tree took since the end of the file before.
 */
export default class JsonWithSeconds extends JsonReporter {
  #seconds = new Map();
  /** Of the files in the browser; undefined while others run. */
  #atLastEnd;

  onTestModuleStart(module) {
    if (module.project.config.browser.enabled) this.#atLastEnd ??= secondsOfTree();
  }

  onTestModuleEnd(module) {
    const inBrowser = module.project.config.browser.enabled;
    const now = inBrowser ? secondsOfTree() : undefined;
    const seconds = now === undefined ? module.meta().processorSeconds : Math.max(0, now - this.#atLastEnd);
    this.#atLastEnd = now;
    if (seconds !== undefined) this.#seconds.set(module.moduleId, seconds);
  }

  async onTestRunEnd(modules) {
    await super.onTestRunEnd(modules);
    const file = this.ctx.config.outputFile.json;
    const report = JSON.parse(await readFile(file, 'utf8'));
    for (const one of report.testResults) {
      one.processorSeconds = this.#seconds.get(one.name);
      const tests = [...(modules.find(({ moduleId }) => moduleId === one.name)?.children.allTests() ?? [])];
      one.assertionResults.forEach((test, at) => {
        const errors = tests[at]?.result().errors ?? [];
        // Vitest reports the stacks alone, and that of a click in the browser says nothing of what it waited for.
        if (tests[at]?.name === test.title)
          test.failureMessages = errors.map(({ message, diff }) => [message, diff].filter(Boolean).join('\n'));
      });
    }
    await writeFile(file, JSON.stringify(report));
  }
}
