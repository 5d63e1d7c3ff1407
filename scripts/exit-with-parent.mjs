/** Loaded into a child process by NODE_OPTIONS: ends it when its parent ends, killed or not. */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
