/**
 * Ask together what is asked before anything else happens: each question on its own way costs more than a longer one.
 *
 * @param ask Gets the questions in the order they came, and answers them in that order.
 * @returns Asks one question, and waits for its answer.
 */
export function inBatches<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let batch: Question[] = [];
  let answering: Promise<readonly Answer[]> | undefined;

  const askBatch = async (): Promise<readonly Answer[]> => {
    // Until everything that is under way now waits for something.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    const questions = batch;
    batch = [];
    answering = undefined;
    const answers = await ask(questions);
    if (answers.length !== questions.length) {
      throw new Error(`${questions.length} questions got ${answers.length} answers.`);
    }
    return answers;
  };

  return async (question) => {
    const index = batch.push(question) - 1;
    answering ??= askBatch();
    return (await answering)[index] as Answer;
  };
}
