/** Which calls of a bucket fail. */
export type BucketPlan = {
  method: 'put' | 'delete' | 'get'
  when: 'before' | 'after'
  from: number
  times: number
}

/** A bucket that fails as planned: at the calls of a method from `from`, before or after they took effect. */
export function faultyBucket(bucket: R2Bucket, { method, when, from, times }: BucketPlan): R2Bucket {
  let calls = 0
  return new Proxy(bucket, {
    get(target, name: keyof R2Bucket) {
      const call = (target[name] as (...args: unknown[]) => Promise<unknown>).bind(target)
      return async (...args: unknown[]) => {
        const fails = name === method && calls++ >= from && calls <= from + times
        if (fails && when === 'before') throw new Error('R2: We encountered an internal error.')
        const result = await call(...args)
        if (fails) throw new Error('R2: We encountered an internal error.')
        return result
      }
    },
  })
}
