/** Lets parts that run at the same time write one after the other: what others say waits until the first has ended. */
export class Floor {
  #speakers = [];

  enter() {
    const speaker = { said: [], hasEnded: false };
    this.#speakers.push(speaker);
    return {
      say: (data) => {
        speaker.said.push(data);
        this.#write();
      },
      end: () => {
        speaker.hasEnded = true;
        this.#write();
      },
    };
  }

  #write() {
    for (let speaker = this.#speakers[0]; speaker; speaker = this.#speakers[0]) {
      for (const data of speaker.said.splice(0)) process.stdout.write(data);
      if (!speaker.hasEnded) return;
      this.#speakers.shift();
    }
  }
}
