/** As much of an R2 bucket as a backup uses, in memory; a list has two objects, so that who reads it must go on. */
export function memoryBucket() {
  const objects = new Map<string, Uint8Array<ArrayBuffer>>()
  const bucket = {
    put: async (key: string, value: Uint8Array<ArrayBuffer>) => void objects.set(key, value.slice()),
    get: async (key: string) => {
      const found = objects.get(key)
      return found ? { arrayBuffer: async () => found.slice().buffer } : null
    },
    list: async ({ prefix = '' }: { prefix?: string }) => ({
      objects: [...objects.keys()]
        .filter((key) => key.startsWith(prefix))
        .slice(0, 2)
        .map((key) => ({ key })),
    }),
    delete: async (keys: string[]) => {
      for (const key of keys) objects.delete(key)
    },
  } as unknown as R2Bucket
  return { objects, bucket }
}
