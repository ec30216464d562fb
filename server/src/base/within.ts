/** Rejects if `work` takes longer than `limit` milliseconds. */
export async function within<T>(
  limit: number,
  work: Promise<T>,
  late = () => new Error(`timed out after ${limit} ms`),
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(late());
    }, limit);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
