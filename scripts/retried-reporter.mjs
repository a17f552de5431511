/** Names the tests that failed at first and passed when they were tried again: each is a defect to mend. */
export default class RetriedReporter {
  #retried = []

  onTestCaseResult(test) {
    if ((test.diagnostic()?.retryCount ?? 0) > 0 && test.ok())
      this.#retried.push(`${test.module.relativeModuleId}: ${test.fullName}`)
  }

  onTestRunEnd() {
    if (this.#retried.length === 0) return
    console.log(`\nPassed only when tried again:\n${this.#retried.map((name) => `  ${name}`).join('\n')}`)
  }
}
