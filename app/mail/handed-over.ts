const remembered = 10_000;

/** The latest ten thousand jobs whose mails the mail server has accepted from this process. */
export class HandedOver {
  private readonly jobs = new Set<string>();

  has(job: string): boolean {
    return this.jobs.has(job);
  }

  add(job: string): void {
    this.jobs.add(job);
    const [oldest] = this.jobs;
    if (this.jobs.size > remembered && oldest !== undefined) this.jobs.delete(oldest);
  }
}
